import { runCampaign } from '../test/crash/campaign.ts';

const [kills = '10', seed = 'one'] = process.argv.slice(2);
const t = performance.now();
const o = await runCampaign({
  kills: Number(kills),
  seed,
  told: (l) => console.log(((performance.now() - t) / 1000).toFixed(1), l),
});
console.log(JSON.stringify(o, null, 1));
