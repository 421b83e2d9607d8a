// Secret objectives, traitors and exiles (39, 42).
import type { secrets as English } from '../../en/rules/11-secrets';

export const secrets: typeof English = {
  R357: {
    title: 'Ses propres survivants',
    text: 'Dans ce scénario, chacun a ses propres survivants, que personne d’autre ne joue.',
  },
  A142: {
    title: 'Le choix',
    text: 'L’équipe B choisit d’abord, puis chacune à son tour. Les places de départ suivent l’ordre des choix. Une équipe moins nombreuse continue à choisir jusqu’à égalité de survivants.',
  },
  R268: {
    title: 'Objectifs secrets',
    text: 'Chaque équipe reçoit sa propre pile, une carte par personne ; nul ne voit celle qui reste. Un traître peut s’y cacher, si l’équipe compte trois personnes ou plus.',
  },
  R269: {
    title: 'Pour gagner',
    text: 'Vous gagnez si votre équipe gagne, si votre objectif secret est rempli et si vous êtes en vie. Les autres de l’équipe ne gagnent pas.',
  },
  R271: {
    title: 'Le traître',
    text: 'Un traître que personne n’a démasqué gagne, en vie, quand l’équipe adverse gagne.',
  },
  R272: {
    title: 'Accuser',
    text: 'Pour une action, sans bruit, vous pouvez accuser quelqu’un de votre équipe de trahison.',
  },
  A178: {
    title: 'Qui peut être accusé',
    text: 'Une fois par tour, si une troisième personne en vie de l’équipe peut voter. On n’accuse ni les morts, ni qui a déjà montré une carte.',
  },
  R274: {
    title: 'Plus de pouces levés',
    text: 'S’il y a plus de pouces levés que baissés, l’accusé montre sa carte à tous. Sinon rien ne se passe, et l’action est perdue.',
  },
  R275: {
    title: 'Démasqué',
    text: 'Un traître démasqué est banni : il forme une équipe à lui seul, contre tous les autres.',
  },
  R276: {
    title: 'Le prix',
    text: 'Un traître démasqué perd 1 vie, mais jamais la dernière. Ce n’est pas une blessure.',
  },
  R277: {
    title: 'Chassé',
    text: 'La figurine du traître est couchée, et son joueur la pousse où il veut. D’un bâtiment, elle sort par la porte. Personne n’est blessé.',
  },
  R278: {
    title: 'Un autre but',
    text: 'Un traître démasqué pioche un objectif d’exil. Le remplir, en vie, est désormais sa seule façon de gagner. Il reste secret.',
  },
  R280: {
    title: 'Le pouvoir de l’accusateur',
    text: 'Qui a démasqué un traître, ou poussé un innocent chez les autres, retourne sa fiche et dispose désormais de son pouvoir.',
  },
  R281: {
    title: 'Pas un traître',
    text: 'Qui est accusé à tort pioche un autre objectif secret, jamais celui d’un traître.',
  },
  R282: {
    title: 'Rester ou partir',
    text: 'Qui est accusé à tort choisit de rester dans l’équipe ou de rejoindre l’autre.',
  },
  R283: {
    title: 'Rester',
    text: 'Si l’accusé reste, accusé et accusateur perdent chacun 1 vie, mais jamais la dernière. Ce n’est pas une blessure.',
  },
  R284: {
    title: 'Chez les autres',
    text: 'Si l’accusé rejoint l’autre équipe, tous ses survivants le suivent. À l’intérieur, parmi d’anciens amis, on se bat aussitôt.',
  },
  R285: {
    title: 'En troisième',
    text: 'L’équipe qui a le bretzel joue d’abord, puis l’autre, puis les exilés dans l’ordre de leur exil.',
  },
  R286: {
    title: 'Passer',
    text: 'Une fois par manche, un exilé peut retourner son X au lieu de jouer, et joue plus tard. Pas quand personne d’autre ne peut jouer.',
  },
  R287: {
    title: 'Un nouveau groupe',
    text: 'Un exilé qui a cet objectif rejoint l’équipe de qui est seul dans un bâtiment où il entre, avant tout duel, et gagne avec elle.',
  },
  R288: {
    title: 'Mort et enterré',
    text: 'Quand le dernier survivant d’une personne meurt, la partie est finie pour elle.',
  },
  A182: {
    title: 'Plusieurs survivants',
    text: 'Qui joue plusieurs survivants choisit lequel perd la vie, ou est chassé. Tous suivent.',
  },
  A184: {
    title: 'Pas de bretzel en exil',
    text: 'Un exilé n’a jamais le bretzel : l’accusateur le prend, et d’un mort il va au plus proche des deux équipes.',
  },
};
