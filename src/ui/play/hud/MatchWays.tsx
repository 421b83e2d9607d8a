import { useState } from 'react';
import { canFillScreen, useFullScreen, wishFullScreen } from '../../device/full-screen';
import { downloadFaultReport } from '../../errors/bug-report';
import { useTexts } from '../../i18n/use-texts';
import { usePlay } from '../context';
import { hasTwoSides } from '../face-to-face';
import { FaceToFaceButton } from '../FaceToFaceButton';
import { exportMatch } from '../export-match';
import { playAgain } from '../play-again';
import { localOf } from '../queries';

/** Of a whole match on this device: taken along as a file, begun anew, or a fault of it reported. */
export function MatchWays() {
  const { menu } = useTexts().after;
  const session = localOf(usePlay().session);
  const [open, setOpen] = useState<'restart' | 'report'>();
  const [what, setWhat] = useState('');
  const isFull = useFullScreen();
  if (!session) return null;
  const toggle = (name: 'restart' | 'report'): void =>
    setOpen((now) => (now === name ? undefined : name));
  return (
    <>
      {canFillScreen() && (
        <button type="button" className="button" onClick={() => wishFullScreen(!isFull)}>
          {isFull ? menu.leaveFullScreen : menu.fullScreen}
        </button>
      )}
      {hasTwoSides(session.plan.seats) && <FaceToFaceButton />}
      <button type="button" className="button" onClick={() => exportMatch(session)}>
        {menu.export}
      </button>
      <button
        type="button"
        className="button"
        aria-expanded={open === 'restart'}
        onClick={() => toggle('restart')}
      >
        {menu.restart}
      </button>
      {open === 'restart' && (
        <div className="more-asks">
          <p>{menu.restartHint}</p>
          <button type="button" className="button" onClick={() => void playAgain(session.plan)}>
            {menu.restartYes}
          </button>
        </div>
      )}
      <button
        type="button"
        className="button"
        aria-expanded={open === 'report'}
        onClick={() => toggle('report')}
      >
        {menu.report}
      </button>
      {open === 'report' && (
        <div className="more-asks">
          <p>{menu.reportHint}</p>
          <label>
            {menu.reportWhat}
            <textarea
              className="field"
              rows={3}
              value={what}
              onChange={({ target }) => setWhat(target.value)}
            />
          </label>
          <button
            type="button"
            className="button"
            onClick={() => void downloadFaultReport(what.trim())}
          >
            {menu.reportSave}
          </button>
        </div>
      )}
    </>
  );
}
