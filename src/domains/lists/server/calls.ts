import type { HandlersOf } from '../../../access/server/handler.ts'
import type { listCalls } from '../contract.ts'
import { addListMembers } from './calls/addListMembers.ts'
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
  deleteList,
  getList,
  listListMembers,
  listListOwners,
  listLists,
  removeListMember,
  saveList,
  saveListMemberNote,
}
