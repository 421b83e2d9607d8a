import { faceAddress } from '../art/figures/address';
import { SHAPE_PATHS } from '../art/teams';
import type { TagBoard } from './board';
import type { FigureTag } from './tags';
import './FigureTags.css';

const HEART =
  'M12 22C6 18 1 14 1 8.6 1 3.2 8.5 1.6 12 5.2 15.5 1.6 23 3.2 23 8.6 23 14 18 18 12 22Z';

type Props = { readonly tags: readonly FigureTag[]; readonly board: TagBoard };

/** Over the picture, where its figures are too small to be known. Whoever cannot see it has the table in words. */
export function FigureTags({ tags, board }: Props) {
  return (
    <div className="figure-tags" aria-hidden="true">
      {tags.map((tag) => (
        <span
          key={tag.id}
          className="figure-tag"
          data-kind={tag.kind}
          data-lying={tag.lying || undefined}
          data-id={tag.id}
          hidden
          style={{ width: tag.size, height: tag.size }}
          ref={(element) => board.keep(tag.id, element)}
        >
          <img src={faceAddress(tag.face, tag.size)} alt="" draggable={false} />
          {tag.kind === 'zombie' ? (
            <b className="figure-tag-number">{tag.number}</b>
          ) : (
            <Own {...tag} />
          )}
        </span>
      ))}
    </div>
  );
}

function Own({ life, side }: Extract<FigureTag, { readonly kind: 'survivor' }>) {
  return (
    <>
      <svg className="figure-tag-side" viewBox="-2 -2 28 28">
        <path d={SHAPE_PATHS[side.shape]} fill={side.color} />
      </svg>
      <span className="figure-tag-life">
        <svg viewBox="0 0 24 24">
          <path d={HEART} />
        </svg>
        <b>{life}</b>
      </span>
    </>
  );
}
