// Runs every check and test and closes with the sums over all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = 'test-results/reports';
const bin = (name) => `node_modules/${name}`;

/** Each step names its report reader; a step without one counts as a single test. */
const STEPS = [
  {
    name: 'lockfile',
    run: [process.env.npm_execpath ?? 'npm', 'ci', '--dry-run', '--loglevel=error'],
  },
  { name: 'format', run: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'] },
  { name: 'lint', run: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'types', run: [bin('typescript/bin/tsc')] },
  { name: 'rules tested', run: ['scripts/rules.mjs', '--check'] },
  {
    name: 'unit tests',
    run: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/unit.json`,
    ],
    report: readVitest,
  },
  { name: 'build', run: [bin('vite/bin/vite.js'), 'build', '--logLevel=warn'] },
  {
    name: 'browser tests',
    run: [bin('@playwright/test/cli.js'), 'test'],
    report: readPlaywright,
    needs: 'build',
  },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const broken = new Set();
const summary = STEPS.map((step) => {
  const start = process.hrtime.bigint();
  const result =
    step.needs && broken.has(step.needs) ? { passed: 0, failed: 1, skipped: 0 } : execute(step);
  if (result.failed > 0) broken.add(step.name);
  for (const key of Object.keys(total)) total[key] += result[key];
  const seconds = (Number(process.hrtime.bigint() - start) / 1e9).toFixed(1);
  return `  ${result.failed ? '✗' : '✓'} ${step.name.padEnd(14)} ${String(result.passed).padStart(4)} passed, ${result.failed} failed  (${seconds} s)`;
});

console.log(`\n${summary.join('\n')}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);

function execute(step) {
  console.log(`\n── ${step.name}`);
  const [program, ...args] = step.run;
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/browser.json` };
  const run =
    program === 'npm'
      ? spawnSync(program, args, { stdio: 'inherit', env })
      : spawnSync(process.execPath, step.run, { stdio: 'inherit', env });
  const counts = step.report
    ? readReport(step.report)
    : { passed: run.status === 0 ? 1 : 0, failed: 0, skipped: 0 };
  // A runner can fail outside any test (a broken config, an unhandled rejection): that is a failure too.
  if (run.status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function readReport(reader) {
  try {
    return reader();
  } catch (error) {
    console.error(`No usable report: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function readVitest() {
  const report = JSON.parse(readFileSync(`${REPORTS}/unit.json`, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function readPlaywright() {
  const { stats } = JSON.parse(readFileSync(`${REPORTS}/browser.json`, 'utf8'));
  // A test that only passed on a second try is not a pass.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
