/** A process that plays the batches it receives, one after another, and sends back their tallies. */
import { type Batch, playBatch } from './batch.ts';

process.on('message', (batch: Batch) => process.send?.(playBatch(batch)));
