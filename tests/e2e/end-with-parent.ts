// Preloaded into the shop of a worker: a worker that was killed cannot stop it, but its channel closes.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
