import { causeSentence } from '../../records/web/cause-words.ts'
import type { ListedBrand } from '../contract/lists.ts'

/** Why a colour is what it is, as one text. */
export function causesText({ ragCauses, ragReason }: Pick<ListedBrand, 'ragCauses' | 'ragReason'>): string {
  return [...(ragReason ? [`Set by hand: ${ragReason}`] : []), ...ragCauses.map(causeSentence)].join('. ') || '–'
}
