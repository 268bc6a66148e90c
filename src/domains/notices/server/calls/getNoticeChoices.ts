import type { Handler } from '../../../accounts/server/handler.ts'
import type { noticeCalls } from '../../contract.ts'
import { viewChoices } from '../view-choices.ts'

export const getNoticeChoices: Handler<typeof noticeCalls.getNoticeChoices> = async (_input, { actor, db }) =>
  viewChoices(db, actor)
