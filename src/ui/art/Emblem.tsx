import { lazy, Suspense, type ComponentType } from 'react';
import { useTexts } from '../i18n/use-texts';
import './Emblem.css';
import type { DrawingProps } from './EmblemDrawing';

/** Fetched when the first one is shown; where it cannot be had, the words must do. */
async function loadDrawing(): Promise<{ default: ComponentType<DrawingProps> }> {
  try {
    return { default: (await import('./EmblemDrawing')).EmblemDrawing };
  } catch {
    return { default: () => null };
  }
}
const EmblemDrawing = lazy(loadDrawing);

type Props = DrawingProps & {
  /** Where its name stands beside it, it is no more than a picture. */
  readonly isNamed?: boolean;
};

/** The sign of a power, or of a secret or an exile's objective. */
export function Emblem({ of, size, isNamed = false }: Props) {
  const { powers, secrets } = useTexts();
  const { name } = 'power' in of ? powers[of.power] : secrets.cards[of.card];
  return (
    <span className="emblem" data-size={size} title={isNamed ? undefined : name}>
      {!isNamed && <span className="unseen">{name}</span>}
      <Suspense fallback={null}>
        <EmblemDrawing of={of} size={size} />
      </Suspense>
    </span>
  );
}
