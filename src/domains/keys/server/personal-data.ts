import { eq, inArray, lt, or } from 'drizzle-orm'
import type { DataSubject, PersonalData } from '../../../access/server/personal-data.ts'
import { apiKeys, apiKeySecrets } from './tables.ts'

const isOf = ({ account, orgUids }: DataSubject) =>
  or(eq(apiKeys.accountUid, account?.uid ?? ''), inArray(apiKeys.orgUid, [...orgUids]))

/** A key ends with the person who created it, and with its organisation. */
export const keyData: PersonalData = {
  domain: 'keys',
  gather: async (db, of) => {
    const { name, scopes, perMinute, createdAt, endsAt, revokedAt } = apiKeys
    return {
      'api-keys': await db
        .select({ name, scopes, perMinute, createdAt, endsAt, revokedAt })
        .from(apiKeys)
        .where(isOf(of)),
    }
  },
  forget: async (tx, of) => void (await tx.delete(apiKeys).where(isOf(of))),
  join: async (tx, from, to) =>
    void (await tx.update(apiKeys).set({ accountUid: to }).where(eq(apiKeys.accountUid, from))),
  expire: {
    apiKeys: async (db, before) => {
      await db.delete(apiKeys).where(or(lt(apiKeys.revokedAt, before), lt(apiKeys.endsAt, before)))
      await db.delete(apiKeySecrets).where(lt(apiKeySecrets.endsAt, before))
    },
  },
}
