/**
 * What kept a mail from leaving, as its sender understood it.
 * - `address`: the server has no such mailbox, and will not have it tomorrow.
 * - `mail`: the server did not take this one now; others may leave.
 * - `server`: nothing leaves at present: it is down, refuses our credentials or our sender, or has reached a limit.
 */
export type Obstacle = 'address' | 'mail' | 'server'

/** Thrown by a sender that knows what the obstacle is. Anything else that it throws counts as `server`. */
export class MailFailure extends Error {
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle, message: string) {
    super(message)
    this.obstacle = obstacle
  }
}
