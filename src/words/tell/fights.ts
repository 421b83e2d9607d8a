// Shots, blows, duels, life and death.
import type { SurvivorId } from '../../scenarios/catalogue/survivors';
import { WEAPONS, type WeaponId } from '../../scenarios/catalogue/weapons';
import type { EventOf } from '../../scenarios/events';
import type { Language } from '../texts';
import { capital, say } from '../both';
import { agree, list, ofThe, the } from '../grammar';
import {
  pieceName,
  pieceNoun,
  STRUCTURES,
  survivorName,
  survivorNoun,
  WEAPON_NAMES,
  zombieNoun,
} from '../names';
import { WEAPON_WORDS } from '../weapons';
import { fallRule, fallText, lossText } from './causes';
import type { Line } from './context';
import { knockedOver } from './rush';

/** John’s rifle, le fusil de John; without a name the rifle, le fusil. */
export function armOf(weapon: WeaponId, owner: SurvivorId | undefined, language: Language): string {
  const arm = WEAPON_NAMES[weapon];
  if (!owner) return the(arm, language);
  return language === 'en'
    ? `${survivorName(owner)}’s ${arm.en}`
    : `${the(arm, 'fr')} ${ofThe(survivorNoun(owner), 'fr')}`;
}

export function fired({ survivor, weapon }: EventOf<'fired'>, language: Language): Line {
  return {
    text: `${survivorName(survivor)} ${WEAPON_WORDS[weapon].fired[language]}.`,
    rules: WEAPONS[weapon].firearm ? ['R120'] : ['R121'],
    tone: 'plain',
  };
}

export function missed({ survivor, why, rules = [] }: EventOf<'missed'>, language: Language): Line {
  const name = survivorName(survivor);
  return why === 'touchedNothing'
    ? {
        text: say(language, `${name} hits nothing at all.`, `${name} ne touche rien du tout.`),
        rules: ['R083'],
        tone: 'bad',
      }
    : {
        text: say(
          language,
          `Nobody falls: ${name} has missed.`,
          `Personne ne tombe : ${name} a raté son coup.`,
        ),
        rules: rules.length > 0 ? rules : ['R073'],
        tone: 'bad',
      };
}

export function killed(
  { zombie, killer, by, pointBlank, rules = [] }: EventOf<'killed'>,
  language: Language,
): Line {
  const who = zombieNoun(zombie);
  const name = capital(the(who, language));
  const line = (text: string): Line => ({ text, rules, tone: 'good' });
  if (by === 'acid')
    return line(
      say(language, `${name} dissolves in the acid.`, `${name} se dissout dans l’acide.`),
    );
  const arm = armOf(by, killer, language);
  if (pointBlank)
    return line(
      say(
        language,
        `${name} is finished off point-blank with ${arm}.`,
        `${name} est ${agree(who, 'achevé', 'achevée')} à bout portant avec ${arm}.`,
      ),
    );
  return line(
    say(
      language,
      `${name} falls: killed by ${arm}.`,
      `${name} tombe, ${agree(who, 'tué', 'tuée')} par ${arm}.`,
    ),
  );
}

export function fell(
  { figure, because, by, rules = [] }: EventOf<'fell'>,
  language: Language,
): Line {
  const who = pieceNoun(figure);
  return {
    text:
      by === undefined
        ? fallText(who, because, language)
        : knockedOver(figure as SurvivorId, by)[language],
    rules: rules.length > 0 ? rules : [fallRule(because)],
    tone: who.proper ? 'bad' : 'good',
  };
}

export const lostLife = (
  { survivor, because, left, rules = [] }: EventOf<'lostLife'>,
  language: Language,
): Line => ({
  text: lossText(survivorName(survivor), because, left, language),
  rules: [
    ...(rules.length > 0 ? rules : ['R049']),
    ...(because === 'tooClose' ? ['R062', 'R063'] : []),
  ],
  tone: 'bad',
});

/** Where the line before has said why. */
export const lossAlone = (
  { survivor, left, rules = [] }: EventOf<'lostLife'>,
  language: Language,
): Line => ({
  text: lossText(survivorName(survivor), undefined, left, language),
  rules: rules.length > 0 ? rules : ['R049'],
  tone: 'bad',
});

export const gainedLife = (
  { survivor, left }: EventOf<'gainedLife'>,
  language: Language,
): Line => ({
  text: say(
    language,
    `${survivorName(survivor)} recovers and has ${left} life.`,
    `${survivorName(survivor)} se remet et a ${left} ${left > 1 ? 'vies' : 'vie'}.`,
  ),
  rules: ['A120'],
  tone: 'good',
});

export const died = ({ survivor, rules = [] }: EventOf<'died'>, language: Language): Line => ({
  text: say(
    language,
    `${survivorName(survivor)} is dead.`,
    `${survivorName(survivor)} est ${agree(survivorNoun(survivor), 'mort', 'morte')}.`,
  ),
  rules,
  tone: 'bad',
});

export const stoodUp = ({ figure, rules = [] }: EventOf<'stoodUp'>, language: Language): Line => {
  const who = pieceNoun(figure);
  const name = capital(the(who, language));
  const unhurt = rules.includes('R082') || rules.includes('A76');
  return {
    text: unhurt
      ? say(
          language,
          `${name} was only knocked over and stands up again.`,
          `${name}, seulement ${agree(who, 'renversé', 'renversée')}, se relève.`,
        )
      : say(language, `${name} stands up.`, `${name} se relève.`),
    rules,
    tone: who.proper || unhurt ? 'plain' : 'warning',
  };
};

export const duelBegan = (
  { survivors, against, rules = [] }: EventOf<'duelBegan'>,
  language: Language,
): Line => {
  const ours = list(survivors.map(survivorName), language);
  const theirs = list(
    against.map((id) => pieceName(id, language)),
    language,
  );
  return {
    text: say(language, `Duel: ${ours} against ${theirs}!`, `Duel : ${ours} contre ${theirs} !`),
    rules,
    tone: 'warning',
  };
};

export const combatCard = ({ card }: EventOf<'combatCard'>, language: Language): Line =>
  card === 'walk'
    ? {
        text: say(language, 'Walk: the zombie comes closer.', 'Marche : le zombie se rapproche.'),
        rules: ['R186'],
        tone: 'warning',
      }
    : {
        text: say(language, 'Attack: the zombie strikes!', 'Attaque : le zombie frappe !'),
        rules: ['R188'],
        tone: 'bad',
      };

/** Between teams there are winners on either side; those who came in are the ones who `won`. */
export function duelEnded({ won, rules = [] }: EventOf<'duelEnded'>, language: Language): Line {
  if (rules.includes('R242'))
    return {
      text: won
        ? say(language, 'The newcomers hold the building.', 'Les arrivants tiennent le bâtiment.')
        : say(language, 'The defenders hold the building.', 'Les défenseurs tiennent le bâtiment.'),
      rules,
      tone: 'plain',
    };
  return won
    ? {
        text: say(language, 'The duel is won!', 'Le duel est gagné !'),
        rules: ['R185'],
        tone: 'good',
      }
    : { text: say(language, 'The duel is lost.', 'Le duel est perdu.'), rules, tone: 'bad' };
}

export const thrownOut = (
  { survivor, by, structure, rules = [] }: EventOf<'thrownOut'>,
  language: Language,
): Line => ({
  text: say(
    language,
    `${survivorName(by)} throws ${survivorName(survivor)} out of ${the(STRUCTURES[structure], 'en')}.`,
    `${survivorName(by)} jette ${survivorName(survivor)} hors ${ofThe(STRUCTURES[structure], 'fr')}.`,
  ),
  rules,
  tone: 'plain',
});
