import { phoneKey } from '../../../profiles/server/venue-keys.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { creatorFields } from '../../fields.ts'
import { type Difference, differs, type Remark } from '../remark.ts'
import type { Known } from './imported.ts'
import type { Creator } from './read-creator.ts'

type Facts = Pick<Creator, 'name' | 'accounts' | 'email' | 'phone' | 'city' | 'town' | 'followers' | 'notes'>

/** What a row says otherwise of a creator from an earlier list; nothing where it says the same or more. */
export function differencesFrom(known: Known, creator: Creator): Remark[] {
  const [here, there] = [factsOf(known), factsOf(creator)]
  const found = here.flatMap(({ name, text: before, key }, at): Difference[] => {
    const after = there[at]
    return before && after?.text && after.key !== key ? [{ name, before, after: after.text }] : []
  })
  for (const { platform, handle } of creator.accounts) {
    const own = known.accounts.find((one) => one.platform === platform)
    if (own && own.handle.toLowerCase() !== handle.toLowerCase())
      found.push({ name: creatorFields[platform], before: `@${own.handle}`, after: `@${handle}` })
  }
  return found.length > 0 ? [differs(found)] : []
}

/** What people call each fact, what it is, and by what two are the same. */
function factsOf({ name, email, phone, city, town, followers, notes }: Facts) {
  const fact = (field: keyof typeof creatorFields, text: string | null, key: unknown = text?.toLowerCase()) => ({
    name: creatorFields[field],
    text: text ?? '',
    key,
  })
  return [
    fact('fullName', name),
    fact('mail', email),
    fact('mobile', phone, phoneKey(phone)),
    fact('home', city ? cityFacts[city].name : town),
    fact('followers', followers?.toLocaleString('en-GB') ?? null),
    fact('notes', notes),
  ]
}
