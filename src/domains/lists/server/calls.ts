import type { HandlersOf } from '../../../access/server/handler.ts'
import type { listCalls } from '../contract.ts'
import { addListMembers } from './calls/addListMembers.ts'
import { assignList } from './calls/assignList.ts'
import { addToShortlist } from './calls/addToShortlist.ts'
import { createShortlist } from './calls/createShortlist.ts'
import { deleteShortlist } from './calls/deleteShortlist.ts'
import { listShortlists } from './calls/listShortlists.ts'
import { putOnList } from './calls/putOnList.ts'
import { removeFromShortlist } from './calls/removeFromShortlist.ts'
import { renameShortlist } from './calls/renameShortlist.ts'
import { shareShortlist } from './calls/shareShortlist.ts'
import { unshareShortlist } from './calls/unshareShortlist.ts'
import { voteOnShortlist } from './calls/voteOnShortlist.ts'
import { deleteList } from './calls/deleteList.ts'
import { getList } from './calls/getList.ts'
import { listListMembers } from './calls/listListMembers.ts'
import { listListOwners } from './calls/listListOwners.ts'
import { listLists } from './calls/listLists.ts'
import { removeListMember } from './calls/removeListMember.ts'
import { saveList } from './calls/saveList.ts'
import { saveListMemberNote } from './calls/saveListMemberNote.ts'

export const listHandlers: HandlersOf<typeof listCalls> = {
  addListMembers,
  addToShortlist,
  assignList,
  createShortlist,
  deleteShortlist,
  listShortlists,
  removeFromShortlist,
  renameShortlist,
  shareShortlist,
  unshareShortlist,
  voteOnShortlist,
  deleteList,
  getList,
  listListMembers,
  listListOwners,
  listLists,
  putOnList,
  removeListMember,
  saveList,
  saveListMemberNote,
}
