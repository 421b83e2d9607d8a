// A short lesson on the real table: for each step why one would want to, what to do, and what it meant.
import type { lesson as English } from '../en/lesson';

export const lesson: typeof English = {
  title: 'Vos cinq premières pichenettes',
  intro: 'Cinq minutes sur une vraie table. Rien de ce que vous cassez ici ne reste cassé.',
  end: 'Vous en savez assez. Le reste s’explique en jouant.',
  steps: {
    move: {
      title: 'Se déplacer',
      goal: 'Menez John sur la route, à côté de la voiture, vers l’anneau.',
      doThis: 'Choisissez « Se déplacer » : le disque prend la place de John.',
      notice:
        'Le disque n’a rien touché : John se place où il s’est arrêté. Un seul contact, et il restait où il était.',
      praise: 'Net comme la neige fraîche.',
      retry: 'Plus doucement, ou un peu de côté.',
    },
    look: {
      title: 'Regarder autour',
      goal: 'Tournez la table, puis approchez-vous.',
      look: {
        mouse: 'Faites glisser la neige pour tourner ; la molette approche et éloigne.',
        touch: 'Un doigt sur la neige tourne la table ; deux doigts écartés vous en approchent.',
        keyboard: 'Les flèches tournent la table, + et − approchent et éloignent.',
      },
      turned: 'Table tournée',
      zoomed: 'Vue rapprochée ou éloignée',
      notice:
        'Deux fois sur la neige, ou la touche Origine, ramène la vue du tour. Laissez la souris ou le doigt sur un objet : il dit son nom.',
      praise: 'Personne ne vous échappe.',
    },
    shoot: {
      title: 'Tirer',
      goal: 'Renversez le zombie marqué.',
      doThis: 'Choisissez « Tirer au fusil » : la balle est posée près de la main de John.',
      notice:
        'Seule compte la première chose touchée, et seulement si elle tombe. Un zombie qui tombe est éliminé.',
      praise: 'Un tir, un zombie.',
      retry: 'Tirez un peu plus loin en arrière et visez le milieu.',
    },
    noise: {
      title: 'Se faire entendre',
      goal: 'John a tiré. Les marques rouges montrent qui l’a entendu.',
      button: 'Finir le tour',
      notice:
        'Le plus bruyant de vos actes compte. Un tir attire les trois zombies les plus proches, un déplacement le seul plus proche, le silence personne.',
      praise: 'Vous savez maintenant ce que coûte un tir.',
      retry: 'Finissez le tour de John et regardez l’indicateur de bruit.',
    },
    rush: {
      title: 'Retenez votre souffle',
      goal: 'Ils sortent de la tour, dressée là où se tenait le plus proche.',
      button: 'Tirer la tige',
      notice: 'Qui se fait renverser perd une vie. Déjà couché, on ne craint pas la ruée.',
      praise: 'Vous pouvez respirer.',
      retry: 'Tirez la tige quand vous voudrez.',
    },
    door: {
      title: 'Passer la porte',
      goal: 'Faites entrer John dans le camping-car.',
      doThis: 'Choisissez « Se déplacer » et visez l’espace entre les deux montants.',
      notice:
        'Le disque entier doit franchir la porte. Dedans, la rue ne peut rien contre vous, et il y a des marqueurs à prendre.',
      praise: 'À l’abri un instant.',
      retry: 'De face, c’est plus facile que de biais.',
    },
  },
  flick: {
    mouse: 'Appuyez dessus, tirez en arrière, lâchez.',
    touch: 'Touchez, tirez en arrière, levez le doigt.',
    keyboard:
      'Gauche et droite tournent la visée, haut et bas règlent la force, Espace lance. Maintenez Maj pour plus de finesse.',
  },
  press: {
    mouse: (button) => `Cliquez sur « ${button} ».`,
    touch: (button) => `Appuyez sur « ${button} ».`,
    keyboard: (button) => `Allez sur « ${button} » avec Tab, puis Entrée.`,
  },
};
