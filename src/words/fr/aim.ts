// What an aim would come to, in a few words: beside the finger, in the panel and read aloud.
import type { aim as English } from '../en/aim';
import { agree, capital, list, ofThe, the } from './grammar';

const SHARES: readonly (readonly [least: number, words: string])[] = [
  [0.97, 'pleine force'],
  [0.87, 'presque à pleine force'],
  [0.71, 'trois quarts de la force'],
  [0.58, 'deux tiers de la force'],
  [0.42, 'moitié de la force'],
  [0.29, 'un tiers de la force'],
  [0.18, 'un quart de la force'],
  [0.05, 'un dixième de la force'],
  [0, 'force minimale'],
];

export const aim: typeof English = {
  strength: (share) => `Force ${Math.round(share * 100)} %`,
  percent: (share) => `${Math.round(share * 100)} %`,
  cm: (cm) => `${Math.round(cm)} cm`,
  meets: (who, cm) => `Atteint ${the(who)} à ${Math.round(cm)} cm`,
  meetsFriend: (who, cm) =>
    `Atteint ${the(who)}, ${agree(who, 'un allié', 'une alliée')}, à ${Math.round(cm)} cm`,
  nothing: (cm) =>
    cm === undefined ? 'N’atteint rien' : `N’atteint rien sur ses ${Math.round(cm)} cm`,
  falls: (who) => `${capital(list(who.map(the)))} ${who.length > 1 ? 'tomberaient' : 'tomberait'}`,
  meetsSelf: ({ word }) => `${word} est sur la trajectoire de son propre tir !`,
  selfFalls: ({ word }) => `${word} tomberait de son propre tir !`,
  selfMayFall: ({ word }) => `${word} peut tomber de son propre tir !`,
  selfKeeps: ({ word }) => `Touche ${word}, qui tire, sans effet`,
  friendFalls: (who) => `${who.word}, ${agree(who, 'un allié', 'une alliée')}, tomberait !`,
  tooWeak: (who) => `Trop faible pour ${list(who.map(the))}`,
  glancedOff: (who) => `Ricoche sur ${list(who.map(the))}`,
  brushed: (who) => `Ne fait que frôler ${list(who.map(the))}`,
  lies: (who) =>
    `${capital(list(who.map(the)))} ${who.length > 1 ? 'sont' : 'est'} déjà à terre : sans effet`,
  blocked: (by, cm) => `Arrêté par ${the(by)} à ${Math.round(cm)} cm`,
  blockedByPost: (house, cm) => `Arrêté par un montant ${ofThe(house)} à ${Math.round(cm)} cm`,
  friendBehind: (who) => `${who.word}, ${agree(who, 'un allié', 'une alliée')}, est derrière`,
  scatter: (least, most, of) => {
    const [one] = of;
    if (one && of.length === 1) {
      if (most === 0) return `${capital(the(one))} resterait debout`;
      return `${capital(the(one))} ${least === 1 ? 'tomberait' : 'peut tomber'}`;
    }
    const many = `${least === most ? least : `${least} à ${most}`} sur ${of.length} ${most > 1 ? 'tomberaient' : 'tomberait'}`;
    if (of.length > 2) return many;
    const who = list(of.map(the));
    return most === 0 ? `${capital(who)} resteraient debout` : `${many} : ${who}`;
  },
  scatterNobody: 'N’atteint personne',
  friendMayFall: (who) => `${who.word}, ${agree(who, 'un allié', 'une alliée')}, peut tomber !`,
  friendMayBeHit: (who) =>
    `${who.word}, ${agree(who, 'un allié', 'une alliée')}, est dans la gerbe`,
  fellsNobody: 'Ne renverse personne',
  standsAt: (cm) => `S’arrête à ${Math.round(cm)} cm d’ici`,
  touchesNothing: 'Ne touche rien',
  tooClose: (to, cm) =>
    `S’arrête${cm === undefined ? '' : `, à ${Math.round(cm)} cm d’ici,`} trop près ${list(to.map(ofThe))} !`,
  getsInto: (house) => `Entre : ${the(house)}`,
  leaves: (house) => `Sort ${ofThe(house)}`,
  failsTouching: (other, cm) =>
    `Raté : touche ${the(other)}${cm === undefined ? '' : ` à ${Math.round(cm)} cm`}`,
  fails: {
    leftTown: 'Raté : sort de la ville',
    notThroughTheDoor: 'Raté : ne franchit pas toute la porte',
    closed: 'Raté : cette porte est barrée',
    onTheDoorLine: 'Raté : s’arrête sur le seuil',
    fell: 'Raté : tombe en route',
  },
  pushedOut: 'Passe la porte',
  notPushedOut: 'Ne passe pas la porte',
  noRoom: (by) => `Pas de place au départ : ${the(by)}`,
  template: (share) => `Le gabarit tient la ligne : ${Math.round(share * 100)} % de la poussée`,
  flare: {
    in: 'Retombe en ville',
    partly: 'Peut retomber hors de la ville',
    out: 'Retombe hors de la ville',
  },
  flareMeets: (other) => `Atteint ${the(other)} en l’air`,
  toward: (hour, degrees) => {
    const aside = Math.round(Math.abs(degrees));
    if (aside === 0) return 'à 12 heures, droit devant';
    if (aside === 180) return 'à 6 heures, droit derrière';
    const hours = hour === 1 ? '1 heure' : `${hour} heures`;
    return `à ${hours}, ${aside}° à ${degrees > 0 ? 'droite' : 'gauche'}`;
  },
  strongly: (share) => SHARES.find(([least]) => share >= least)?.[1] ?? 'force minimale',
  spoken: (parts) => parts.map((part) => (part.endsWith('!') ? part : `${part}.`)).join(' '),
  /** Une main vivante. */
  sways: 'Votre main oscille de part et d’autre',
  turnBat: 'tourner',
};
