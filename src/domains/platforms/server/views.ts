import { permissions, type Permission } from '../../../adapters/platforms/platforms.ts'

/** What its owner left out at the platform. */
export function missingOf(granted: readonly Permission[]): Permission[] {
  return permissions.filter((permission) => !granted.includes(permission))
}
