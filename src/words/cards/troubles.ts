// Cards that cost, and cards that bring the dead.
import { card } from './card';

export const troubles = {
  dangerousDays: card(
    ['Dangerous days and nights', 'Jours et nuits de danger'],
    [
      'On the horizon the snow is moving. It is not the snow.',
      'À l’horizon, la neige bouge. Ce n’est pas la neige.',
    ],
    [
      'From now on the hordes of the day and of the night are one step bigger.',
      'Désormais, les hordes du jour et de la nuit sont plus grosses d’un cran.',
    ],
  ),
  squeakyFloor: card(
    ['Squeaky floor', 'Plancher qui craque'],
    ['One board. One single board.', 'Une latte. Une seule latte.'],
    ['The noise of this turn is loud.', 'Le bruit de ce tour est fort.'],
  ),
  behindTheShelves: card(
    ['Behind the shelves', 'Derrière les rayons'],
    [
      'That pile of coats was never a pile of coats.',
      'Ce tas de manteaux n’a jamais été un tas de manteaux.',
    ],
    [
      'A zombie is in here with you, if fewer than two are. The duel starts at once.',
      'Un zombie est ici avec vous, s’il y en a moins de deux. Le duel commence aussitôt.',
    ],
  ),
  brokenWindow: card(
    ['Broken window', 'Vitre brisée'],
    [
      'Glass sings when it breaks. The whole street knows the tune.',
      'Le verre chante en se brisant. Toute la rue connaît l’air.',
    ],
    ['Two zombies appear in front of the door.', 'Deux zombies apparaissent devant la porte.'],
  ),
  theyFollowedUs: card(
    ['They followed us', 'Ils nous ont suivis'],
    [
      'Your tracks in the snow were very easy to read.',
      'Vos traces dans la neige se lisaient comme un livre.',
    ],
    [
      'Two zombies rush from the tower on the dump toward this building.',
      'Deux zombies se ruent de la tour, sur la fosse, vers ce bâtiment.',
    ],
  ),
  infectedScratch: card(
    ['Infected scratch', 'Griffure infectée'],
    [
      'It is nothing. It was nothing. It is something.',
      'Ce n’est rien. Ce n’était rien. C’est quelque chose.',
    ],
    [
      'Use up one box of medicine carried by you or an ally in the building. If there is none, your survivor loses 1 life.',
      'Dépensez une boîte de médicaments, la vôtre ou celle d’un allié du bâtiment. À défaut, votre survivant perd 1 vie.',
    ],
  ),
  tornStrap: card(
    ['Torn strap', 'Bretelle déchirée'],
    ['You only notice three streets later.', 'On ne s’en aperçoit que trois rues plus loin.'],
    [
      'Choose one marker your survivor carries: it turns up face up in the grocery store.',
      'Choisissez un marqueur porté par votre survivant : il se retrouve face visible à l’épicerie.',
    ],
  ),
  jammed: card(
    ['Jammed', 'Enrayé'],
    ['Click. Click. Please. Click.', 'Clic. Clic. Pitié. Clic.'],
    [
      'Your survivor’s own weapon cannot be used until the end of the next turn. Found weapons still can.',
      'L’arme imprimée de votre survivant est inutilisable jusqu’à la fin de son prochain tour. Les armes trouvées marchent toujours.',
    ],
  ),
  moaningChorus: card(
    ['Moaning chorus', 'Le chœur des morts'],
    [
      'One begins. Then they all remember the song.',
      'L’un commence. Puis tous se rappellent l’air.',
    ],
    [
      'Every zombie that lies in the street stands up.',
      'Tous les zombies couchés dans la rue se relèvent.',
    ],
  ),
  earlyDusk: card(
    ['Early dusk', 'Nuit précoce'],
    ['The sun has seen enough for today.', 'Le soleil en a assez vu pour aujourd’hui.'],
    [
      'Choose: your survivor loses 1 life, or the day marker moves two spaces at the end of this round.',
      'Choisissez : votre survivant perd 1 vie, ou le marqueur de jour avance de deux cases à la fin de cette manche.',
    ],
  ),
};
