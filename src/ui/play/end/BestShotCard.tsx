import type { BestShot } from '../../../match/review/best-shot';
import { isSurvivorId } from '../../../scenarios/catalogue/survivors';
import { pieceNoun, survivorNoun } from '../../../words/nouns';
import { Face } from '../../art/Face';
import { useLanguage } from '../../i18n/use-language';
import { useTexts } from '../../i18n/use-texts';
import { useScreen } from '../../navigation/screen';
import { ShareButton } from '../../page/ShareButton';
import type { Best } from './use-review';

type Props = {
  readonly best: Best | 'none' | undefined;
  readonly onWatch: (entry: number) => void;
};

/** The shot that one tells friends about: seen again, tried oneself, or sent to somebody who is to do better. */
export function BestShotCard({ best, onWatch }: Props) {
  const { end } = useTexts().after;
  if (best === 'none') return null;
  return (
    <section className="end-part" aria-labelledby="end-best">
      <h3 id="end-best">{end.best}</h3>
      {!best && <p aria-live="polite">{end.looking}</p>}
      {best && !best.shot && <p>{end.noBest}</p>}
      {best?.shot && <Shown shot={best.shot} best={best} onWatch={onWatch} />}
    </section>
  );
}

type ShownProps = { readonly shot: BestShot; readonly best: Best } & Pick<Props, 'onWatch'>;

function Shown({ shot, best: { watched }, onWatch }: ShownProps) {
  const { end } = useTexts().after;
  const open = useScreen((store) => store.open);
  const who = survivorNoun(shot.survivor);
  const start = () => watched.shotAt(shot.entry);
  const beat = (): void => {
    const sent = start();
    if (sent) open({ name: 'practise', start: sent });
  };
  return (
    <>
      <p className="end-deed">
        <Face size={64} of={shot.survivor} />
        <span>
          {useShotText(shot)} {end.why[shot.why]}
        </span>
      </p>
      <div className="end-ways">
        <button type="button" className="button" onClick={() => onWatch(shot.entry)}>
          {end.watchIt}
        </button>
        <button type="button" className="button" onClick={beat}>
          {end.beatIt}
        </button>
        <ShareButton
          label={end.share}
          text={end.shareText(who)}
          what={() => {
            const sent = start();
            return sent && { kind: 'shot', start: sent };
          }}
        />
      </div>
    </>
  );
}

function useShotText({ survivor, with: by, felled, into, cm }: BestShot): string {
  const { language } = useLanguage();
  const { after, weapons, names, grammar } = useTexts();
  const who = survivorNoun(survivor);
  if (by === 'disc' && into) return after.end.through(who, names.structures[into]);
  const noun = by === 'disc' ? names.fixed.disc : weapons[by].noun;
  const fallen = felled.map((id) =>
    isSurvivorId(id) ? survivorNoun(id) : pieceNoun(id, language),
  );
  const far = cm === undefined ? undefined : grammar.decimal(Math.round(cm));
  return after.end.hits(who, noun, fallen, far);
}
