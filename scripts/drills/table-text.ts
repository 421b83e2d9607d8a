// The page that says what was proved of the drills.
import { DRILL_FAMILIES, drillOf, type DrillId } from '../../src/match/practice/drills';
import type { Proof } from './prove';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function tableText(proofs: Partial<Readonly<Record<DrillId, Proof>>>): string {
  const rows = DRILL_FAMILIES.flatMap(({ family, drills }) =>
    drills.flatMap((id) => {
      const proof = proofs[id];
      if (!proof) return [];
      const cells = [id, family, drillOf(id).flicks, proof.stars, ...proof.normal.map(percent)];
      return [`| ${cells.join(' | ')} |`];
    }),
  );
  return `${HEAD}${rows.join('\n')}\n`;
}

const HEAD = `# The drills, proved

Written by \`npm run drills\`, which fails when one of these is not so:

- A steady hand can earn three stars: the try that does is kept in \`tests/match/practice/drill-proofs.json\` and played again by a unit test.
- Doing nothing earns none; of the rush that is pulling the strut where one stands, 200 times with other luck.
- A normal hand (a mouse without fine aim in a window of 1280 × 720) earns at least one star in 20 to 80 of 100 tries. Of the tries that were found it aims like the one that forgives most; every flick is shaken by itself, 200 times; in the rush, where no hand shakes, the luck of the drop differs.

| Drill | Family | Flicks | Best | One star | Two | Three |
| --- | --- | --: | --: | --: | --: | --: |
`;
