import { SURVIVORS, type SurvivorId } from '../../../scenarios/catalogue/survivors';

type Props = { readonly of: SurvivorId; readonly dead?: boolean };

/** Who somebody is, beside the name. */
export function Portrait({ of, dead = false }: Props) {
  return (
    <span className="end-portrait" data-of={of} data-dead={dead || undefined} aria-hidden="true">
      {SURVIVORS[of].number}
    </span>
  );
}
