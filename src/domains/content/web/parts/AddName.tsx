/** Why the buttons of a link do nothing yet. */
export const AddName = ({ to = 'decide' }: { to?: 'decide' | 'vote' }) => (
  <span className="dim">Add your name to {to}.</span>
)
