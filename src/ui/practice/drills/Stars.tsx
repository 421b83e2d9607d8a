import { useTexts } from '../../i18n/use-texts';
import './Stars.css';

const STAR =
  'M12 2.5l2.9 6.2 6.6.8-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700L2.500 9.500l6.600-.8Z';

type Props = { readonly stars: number; readonly isNew?: boolean };

/** Lit ones are full, the others only drawn: told apart without their colour. */
export function Stars({ stars, isNew = false }: Props) {
  const { drills } = useTexts().practice;
  return (
    <span className="stars" data-stars={stars}>
      <span className="unseen">{drills.stars(stars)}</span>
      {[1, 2, 3].map((one) => (
        <svg
          key={one}
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-lit={one <= stars}
          data-new={isNew && one <= stars}
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
