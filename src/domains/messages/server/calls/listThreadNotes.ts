import type { Handler } from '../../../../access/server/handler.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { listNotes } from '../notes.ts'

export const listThreadNotes: Handler<typeof messageCalls.listThreadNotes> = async ({ collabUid }, { actor, db }) => ({
  rows: await listNotes(db, actor, await getCollab(db, actor, collabUid)),
})
