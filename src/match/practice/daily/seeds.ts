// Seeds of tasks that a normal hand solves in 15 to 60 % of its tries, a line for each kind: `npm run daily -- --find 400`.
export const SEEDS: readonly string[] = [
  '11133221114331',
  '111111111111131111121111',
  '22343113151',
  '3i1',
  '3111131121121112111',
  '42111541211111',
  '113313121112123',
  '322f',
  '11331232211211',
  '11111112111111111512',
];
