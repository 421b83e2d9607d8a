// Noise, the tower, the rush, the horde, zombies at doors.
import type { noise as English } from '../../en/rules/04-noise';

export const noise: typeof English = {
  R119: {
    title: 'Le bruit',
    text: 'Après vos actions, les zombies réagissent une fois, au plus bruyant : une arme à feu fait un bruit fort, un déplacement ou une autre arme un bruit faible, le reste est silencieux.',
  },
  R120: {
    title: 'Bruit fort',
    text: 'Tout tir d’arme à feu fait un bruit fort, touché ou raté. Les zombies debout les plus proches, jusqu’à trois, se ruent sur vous, et ceux qui étaient couchés en ville se relèvent.',
  },
  R121: {
    title: 'Bruit faible',
    text: 'Se déplacer, la batte et le couteau font un bruit faible. Seul le zombie le plus proche réagit : couché, il se relève ; debout, il se rue.',
  },
  R122: {
    title: 'Silence',
    text: 'Prendre, déposer ou ne rien faire ne s’entend pas. Aucun zombie ne réagit.',
  },
  R126: {
    title: 'Tous se relèvent',
    text: 'Un bruit fort, comme la fin d’une manche, relève tous les zombies couchés en ville, même à l’intérieur.',
  },
  R129: {
    title: 'Il ne fait que se relever',
    text: 'Après un bruit faible, si le zombie le plus proche est couché, il se relève seulement. Pas de ruée.',
  },
  R135: {
    title: 'Au coin du mur',
    text: 'Si un bâtiment fait écran, la tour vise juste à côté de son bord le plus proche du survivant.',
  },
  R137: {
    title: 'Les places sur la trappe',
    text: 'Chaque zombie va sur la place qui porte son numéro. Si elle est prise, vous en choisissez une libre.',
  },
  R138: {
    title: 'La ruée',
    text: 'La tour se dresse là où était le zombie le plus proche et vise le bruit. On tire la tige, et ils tombent et glissent.',
  },
  R139: {
    title: 'Renversé',
    text: 'Tout survivant renversé par une ruée perd 1 vie, quel que soit ce qui l’a renversé. Un survivant déjà couché ne craint rien.',
  },
  R144: {
    title: 'Des zombies à la porte',
    text: 'Un zombie entre dans un bâtiment où se trouve un survivant ou un marqueur, s’il y a moins de deux zombies dedans.',
  },
  A54: {
    title: 'Pas d’entrée',
    text: 'Un zombie qui glisse par une porte sans pouvoir entrer reste dans la rue, où il s’est arrêté.',
  },
  R145: { title: 'Par la porte', text: 'Un zombie dont la moindre partie a passé la porte entre.' },
  R146: {
    title: 'Contre le mur',
    text: 'Un zombie debout à un disque ou moins d’un montant entre aussi.',
  },
  R150: {
    title: 'La nouvelle horde',
    text: 'Avant chaque jour et chaque nuit, la tour posée sur la fosse envoie une horde, dont le marqueur d’invasion donne le nombre.',
  },
  R153: {
    title: 'Submergés',
    text: 'Si la fosse ne peut envoyer autant de zombies qu’il en faut, la ville est submergée et tout le monde perd. N’en laissez pas trop en vadrouille.',
  },
  A128: {
    title: 'Une fosse trop petite',
    text: 'Certains scénarios amènent plus de zombies que la fosse n’en contient au départ. Tuez-en à temps : les tués y retournent.',
  },
  A44: {
    title: 'À égale distance',
    text: 'À égale distance, c’est le joueur dont c’est le tour qui choisit.',
  },
};
