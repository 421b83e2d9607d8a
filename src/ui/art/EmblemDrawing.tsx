import { emblemOf, type EmblemOf } from './emblems';

export type EmblemSize = 'small' | 'large';
export type DrawingProps = { readonly of: EmblemOf; readonly size: EmblemSize };

/** The drawing alone: whoever shows it says what it is. */
export function EmblemDrawing({ of, size }: DrawingProps) {
  const { name, frame, glyph } = emblemOf(of);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-frame={name}>
      <path className="emblem-ink" d={frame.outline} />
      {size === 'large' && <path className="emblem-rim" d={frame.rim} />}
      {glyph.map(([tone, path, at], index) => (
        <path key={index} className={`emblem-${tone}`} d={path} transform={at} />
      ))}
    </svg>
  );
}
