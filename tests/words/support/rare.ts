// What recorded matches do not come to: played by the rulebook, with outcomes made by hand.
import { change, changeSurvivor } from '../../../src/scenarios/change';
import { inLibrary, takes } from '../../scenarios/support/cards';
import { anitaAgainst, hit, HOUSE, meets, miss, withDeck, Z } from '../../scenarios/support/duel';
import {
  fillTower,
  keepZombiesInTown,
  place,
  putInside,
  stage,
  turnOfSurvivor,
  type Session,
} from '../../scenarios/support/game';
import { fell, outcome, stopped, through, touch } from '../../scenarios/support/outcome';
import { gifted } from '../../scenarios/support/powers';
import { moves, shoots } from '../../scenarios/support/second-reading';

const JOHN = { x: 60, y: 30, facing: 90 };
const KEVIN = { x: 20, y: 20 };

/** John's bullet, and what the table makes of it. */
const bullet = (happened: Parameters<typeof outcome>[0]): Session =>
  turnOfSurvivor(
    stage({ survivors: { john: JOHN, kevin: KEVIN }, zombies: { 3: { x: 60, y: 50 } } }),
    'john',
  )
    .choose('use:rifle')
    .choose('left', { direction: 90, speed: 900 })
    .run(outcome(happened));

/** A bullet that touches a zombie, which keeps its feet (R076). */
const touched = (): Session =>
  bullet({
    rest: [stopped('bullet', { x: 60, y: 48 })],
    contacts: [touch('bullet', 'zombie-3')],
  });

/** Felled by its own shot, and up again with the next action (A124). */
const ownBullet = (): Session =>
  shoots(stage({ survivors: { john: JOHN, kevin: KEVIN }, scenario: 's2' }), 'john', 'john').choose(
    'move',
  );

/** The first in the RV takes the wheel (R293). */
function driver(): Session {
  const game = stage({ survivors: { john: JOHN, kevin: KEVIN } });
  keepZombiesInTown(game);
  return turnOfSurvivor(game, 'john')
    .choose('move')
    .choose('flick', { direction: 180, speed: 1500 })
    .run(
      outcome({
        rest: [stopped('disc', { x: 4, y: 60 })],
        passages: [through('disc', 'rv', 'front')],
      }),
    );
}

/** Whoever led her falls, and nobody stands in the street (R207). */
function alone(): Session {
  const game = stage({ survivors: { john: JOHN, anita: { x: 63, y: 30 } }, scenario: 's3' });
  putInside(game, 'kevin', 'library');
  changeSurvivor(game, 'anita', { role: 'rescued', escort: 'john' });
  return shoots(game, 'john', 'john');
}

/** Through a door that it may not enter (A54). */
const noWayIn = (): Session =>
  fillTower(
    moves(
      stage({
        survivors: { john: { x: 60, y: 60 }, anita: { x: 10, y: 10 } },
        zombies: { 3: { x: 60, y: 50 } },
        scenario: 's2',
      }),
      'john',
      60,
      61,
    ).choose('end'),
  ).run(
    outcome({
      rest: [fell('zombie-3', { x: 64, y: 86 })],
      passages: [through('zombie-3', 'library', 'front')],
    }),
  );

/** Thrown out of the house onto Kevin, who stands up again (A76). */
const thrownOnto = (): Session =>
  hit(
    meets('john', ['lily'], [], (game) => place(game, 'kevin', { x: 50, y: 60 })),
    'lily',
  )
    .choose('flick', { direction: 270, speed: 1200 })
    .run(
      outcome({
        rest: [
          fell('lily', { x: 38, y: 68 }, 'survivor'),
          fell('kevin', { x: 52, y: 58 }, 'survivor'),
        ],
        passages: [through('lily', HOUSE, 'behind')],
        contacts: [touch('lily', 'kevin')],
      }),
    );

/** Whoever holds the pretzel dies, and the nearest has it (R050, R168). */
function holderDies(): Session {
  const game = stage({ survivors: { john: JOHN, kevin: KEVIN }, scenario: 's2' });
  change(game, { pretzel: 'john' });
  changeSurvivor(game, 'john', { life: 1 });
  return shoots(game, 'john', 'john');
}

/** Led and lying, she stands up with her escort's turn (A90). */
function ledAndLying(): Session {
  const anita = { x: 63, y: 30, lying: true } as const;
  const game = stage({ survivors: { john: JOHN, anita, kevin: KEVIN }, scenario: 's3' });
  changeSurvivor(game, 'anita', { role: 'rescued', escort: 'john' });
  return turnOfSurvivor(game, 'john');
}

/** Knocked over by what a bullet did not touch first (R082). */
const onlyKnockedOver = (): Session =>
  bullet({
    rest: [stopped('bullet', { x: 60, y: 48 }), fell('zombie-3', { x: 60, y: 52 })],
    contacts: [touch('bullet', 'library'), touch('bullet', 'zombie-3')],
  });

/** A zombie that lies within reach (R111). */
const pointBlank = (): Session =>
  turnOfSurvivor(
    stage({
      survivors: { john: JOHN, kevin: KEVIN },
      zombies: { 3: { x: 62, y: 30, lying: true }, 4: { x: 100, y: 70 } },
    }),
    'john',
  )
    .choose('pointBlank')
    .choose('zombie-3 rifle');

/** John has killed and may act once more (R253). */
const actsAgain = (): Session =>
  turnOfSurvivor(
    gifted({ survivors: { john: JOHN }, zombies: { 3: { x: 63, y: 30, lying: true } } }),
    'john',
  )
    .choose('pointBlank')
    .choose('zombie-3 rifle');

export const rarely = (): readonly Session[] => [
  touched(),
  ownBullet(),
  driver(),
  alone(),
  noWayIn(),
  thrownOnto(),
  holderDies(),
  ledAndLying(),
  onlyKnockedOver(),
  pointBlank(),
  actsAgain(),
  // A zombie under a marker (A39).
  takes(inLibrary(), 'zombie'),
  // The bat: waited into an attack (R192), or struck at nothing (R195, R239).
  withDeck(anitaAgainst(Z), 'attack').choose('wait'),
  miss(anitaAgainst(Z)),
  // Or well: it lies inside (R194).
  hit(anitaAgainst(Z), Z),
  miss(meets('anita', ['lily'])),
];
