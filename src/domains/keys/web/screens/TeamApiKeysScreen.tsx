import { KeyList } from './keys/KeyList.tsx'

/** The keys with which our own programs work, for admins. */
export function TeamApiKeysScreen() {
  return (
    <KeyList
      brandUid={null}
      lead="Connect our own systems. A key works for every brand, within the permissions you choose, until the person who created it leaves the team."
    />
  )
}
