import { both } from '../both';
import type { ScenarioWords } from './words';

export const s1: ScenarioWords = {
  title: both('Let’s get out of here', 'Filons d’ici'),
  teaser: both(
    'One of you at the wheel, the street thinned out, and gone.',
    'Quelqu’un au volant, la rue dégagée, et en route.',
  ),
  story: both(
    'The snow stopped an hour ago, and now every step creaks. At the far end of the street the old RV still has half a tank and a heater that works. Five of you are left, cold and short of patience. The dead are between you and the door, and they have all night. Get someone behind the wheel and leave them nothing to chase.',
    'La neige a cessé il y a une heure, et chaque pas craque. Au bout de la rue, le vieux camping-car a encore un demi-plein et un chauffage qui marche. Vous n’êtes plus que cinq, transis et à bout de patience. Les morts sont entre vous et la portière, et ils ont toute la nuit. Mettez quelqu’un au volant et ne leur laissez personne à poursuivre.',
  ),
  objective: both(
    'Have a survivor in the RV while 3 zombies or fewer are left in town.',
    'Avoir un survivant dans le camping-car et 3 zombies au plus en ville.',
  ),
  lost: both(
    'Three survivors die, a zombie touches the RV, the dump runs out of zombies, or the day marker reaches the skull.',
    'Trois survivants meurent, un zombie touche le camping-car, la fosse se vide, ou le marqueur de jour atteint le crâne.',
  ),
  special: [
    both(
      'All buildings are locked: only the RV can be entered.',
      'Tous les bâtiments sont fermés : on n’entre que dans le camping-car.',
    ),
    both(
      'The first survivor in the RV becomes the driver: this turn is finished from there, and no other follows.',
      'Le premier survivant dans le camping-car devient le conducteur : il finit son tour de là, et ne joue plus.',
    ),
    both(
      'Zombies cannot enter anything. But if one so much as touches the RV, all is lost.',
      'Les zombies n’entrent nulle part. Mais si l’un d’eux effleure le camping-car, tout est perdu.',
    ),
  ],
  teaches: both(
    'Moving, shooting, noise and the rush; the shotgun and the sniper rifle.',
    'Le déplacement, le tir, le bruit et la ruée ; le fusil à pompe et le fusil de précision.',
  ),
};
