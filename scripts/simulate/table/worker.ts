/** A process that plays the batches it is sent, one after the other, and sends back what it counted. */
import { type Batch, playBatch } from './batch.ts';

process.on('message', (batch: Batch) => process.send?.(playBatch(batch)));
