/** Before all: nothing of this may run where it would reach the machine's own network. */
export function setup(): void {
  if (!process.env.CLUSTER_FOLDER)
    throw new Error('The cluster needs namespaces of its own. Start it by `npm run test:cluster`.')
}
