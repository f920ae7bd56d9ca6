/** `npm test -- --slowest`: ends with the slowest files and their imports. */
import type { Reporter, TestModule } from 'vitest/node';

const LISTED = 20;

function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const slowest = modules.toSorted((one, other) => secondsOf(other) - secondsOf(one)).slice(0, LISTED);
    const lines = slowest.map(
      (module) => `${secondsOf(module).toFixed(1).padStart(6)} s  ${module.relativeModuleId}`,
    );
    process.once('exit', () => process.stdout.write(`the slowest files:\n${lines.join('\n')}\n`));
  }
}
