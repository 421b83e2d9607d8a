import { changePage, usePageSettings } from '../settings/settings';
import { useTexts } from '../i18n/use-texts';

/** For a tablet between two teams: whether the page turns to whoever is asked. */
export function FaceToFaceButton() {
  const { menu } = useTexts().after;
  const isOn = usePageSettings((settings) => settings.faceToFace);
  return (
    <button
      type="button"
      className="button"
      aria-pressed={isOn}
      title={menu.faceToFaceHint}
      onClick={() => changePage({ faceToFace: !isOn })}
    >
      {menu.faceToFace}
    </button>
  );
}
