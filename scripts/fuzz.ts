import { playRound } from './fuzz/round.ts';

const start = performance.now();
const r = await playRound({ seed: process.argv[2] ?? 'a', inputs: Number(process.argv[3] ?? 300) });
console.log(process.cpuUsage());const sum = Object.values(r.sent).reduce((a, b) => a + b, 0);
console.log({ ...r, findings: r.findings.length }, sum, (performance.now() - start) / sum);
for (const f of r.findings)
  console.log(f.at, f.what, f.detail.slice(0, 1500), '\n   ', f.payload.slice(0, 900));
