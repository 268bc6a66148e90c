import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { listCalls } from '../contract.ts'
import { addListMembers } from './calls/addListMembers.ts'
import { deleteList } from './calls/deleteList.ts'
import { getList } from './calls/getList.ts'
import { listListMembers } from './calls/listListMembers.ts'
import { listLists } from './calls/listLists.ts'
import { noteListMember } from './calls/noteListMember.ts'
import { removeListMember } from './calls/removeListMember.ts'
import { saveList } from './calls/saveList.ts'

export const listHandlers: HandlersOf<typeof listCalls> = {
  addListMembers,
  deleteList,
  getList,
  listListMembers,
  listLists,
  noteListMember,
  removeListMember,
  saveList,
}
