import type { PersonalData } from '../../../access/server/personal-data.ts'

let joined: readonly PersonalData[] | null = null

/** Called where the product is put together, before the first call: what each domain keeps of people, in their order. */
export function joinPersonalData(parts: readonly PersonalData[]): void {
  joined = parts
}

export function personalData(): readonly PersonalData[] {
  if (!joined) throw new Error('no domain has joined its personal data: call joinPersonalData first')
  return joined
}
