import type { Actor } from '../../../access/roles.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'

/** Someone who changes a collab, and the transaction it happens in. */
export type Acting = { actor: Actor; tx: Tx; config: Config }
