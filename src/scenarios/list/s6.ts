// S6: Rising tension. Two teams, one RV (R328–R335).
import { changeMarker } from '../change';
import { countIn, heldBy, markerOf, survivorOf, survivorsInside } from '../queries';
import type { SurvivorId } from '../catalogue/survivors';
import { tell, type Play } from '../play';
import type { Scenario } from '../scenario';

export const s6: Scenario = {
  id: 's6',
  mode: 'teams',
  players: [2, 10],
  dayStart: 4,
  life: 3,
  teams: {
    a: {
      survivors: ['anita', 'gabriel', 'john', 'lily'],
      starts: [
        { x: 20, y: 40 },
        { x: 20, y: 52 },
        { x: 28, y: 46 },
        { x: 27, y: 58 },
      ],
      facing: 0,
    },
    b: {
      survivors: ['elijah', 'mike', 'olivia', 'rosa'],
      starts: [
        { x: 100, y: 40 },
        { x: 100, y: 52 },
        { x: 92, y: 46 },
        { x: 93, y: 58 },
      ],
      facing: 180,
    },
  },
  structures: {
    rv: [60, 8, 90],
    policeStation: [8, 24, 0],
    groceryStore: [8, 68, 0],
    library: [112, 24, 180],
    gasStation: [112, 68, 180],
    hospital: [34, 82, 270],
    school: [86, 82, 270],
  },
  dump: { x: 60, y: 82, facing: 270 },
  vehicles: { car: [40, 26, 60], truck: [80, 26, 120], iceCreamTruck: [60, 48, 90] },
  barrels: [
    { x: 36, y: 62 },
    { x: 84, y: 62 },
    { x: 60, y: 30 },
  ],
  boxes: [
    { x: 32, y: 34 },
    { x: 88, y: 34 },
    { x: 60, y: 66 },
  ],
  lamps: [
    { x: 46, y: 66 },
    { x: 74, y: 66 },
    { x: 60, y: 38 },
  ],
  zombies: [
    { x: 60, y: 58 },
    { x: 46, y: 50 },
    { x: 74, y: 50 },
    { x: 50, y: 38 },
    { x: 70, y: 38 },
  ],
  dumpCount: 9,
  invasion: { day: 1, night: 3 },
  markers: {
    mix: { key: 1, fuel: 2, x: 3, crossroads: 3 },
    places: [
      { structure: 'gasStation' },
      { structure: 'gasStation' },
      { structure: 'groceryStore' },
      { structure: 'groceryStore' },
      { structure: 'school' },
      { structure: 'school' },
      { structure: 'policeStation' },
      { structure: 'library' },
      { structure: 'hospital' },
    ],
  },
  pretzel: 'a',
  hiddenInventories: true,
  canSurvivorsEnter: () => true,
  canZombiesEnter: () => true,
  /** Whoever enters the RV shows what it hides; key and fuel stay there (R332). */
  entered: (play, survivor, structure) => {
    if (structure === 'rv') unload(play, survivor);
  },
  winner: (game) => {
    if (countIn(game, 'rv', 'key') < 1 || countIn(game, 'rv', 'fuel') < 1) return undefined;
    const inside = survivorsInside(game, 'rv').map((id) => survivorOf(game, id).team);
    const team = (['a', 'b'] as const).find((id) => inside.filter((one) => one === id).length >= 2);
    return team && { team, reason: 'R328' };
  },
  atSkull: () => ({ winner: 'nobody', reason: 'R334' }),
};

function unload(play: Play, survivor: SurvivorId): void {
  for (const id of heldBy(play.game, survivor)) {
    const { type } = markerOf(play.game, id);
    changeMarker(play.game, id, { faceUp: true });
    tell(play, { kind: 'revealed', marker: id, rules: ['R332'] });
    if (type !== 'key' && type !== 'fuel') continue;
    changeMarker(play.game, id, { place: { on: 'structure', structure: 'rv' } });
    tell(play, { kind: 'dropped', survivor, marker: id, rules: ['R332'] });
  }
}
