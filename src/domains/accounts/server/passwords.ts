import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let decoy: Promise<string> | null = null

export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Takes as long without a stored hash as with one, so that timing does not tell which addresses have an account. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== null && matches
}
