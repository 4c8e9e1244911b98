import { beforeEach, expect, test, vi } from 'vitest'

import { afterwards } from '#tests/support/afterwards.ts'
import { pictureServer } from '#tests/support/picture-server.ts'

import { foreignPictures } from './foreign-pictures.ts'
import { isPublicAddress } from './public-address.ts'

const internet = await pictureServer()
afterwards(internet.close)
const open = '93.184.216.34'
const pictures = foreignPictures({ network: internet.network, mostBytes: 1000, longestMs: 5_000 })

beforeEach(() => {
  internet.connected.length = 0
  internet.answers = {
    'shop.example/a.jpg': (_, response) => response.end('a picture'),
    'shop.example/gone': (_, response) => response.writeHead(404).end(),
    'shop.example/busy': (_, response) => response.writeHead(503).end(),
    'mistrusted.example/a.jpg': (_, response) => response.end('a picture'),
  }
  internet.hosts = { 'shop.example': [[open]], 'mistrusted.example': [[open]] }
})

/** Sends whoever asks for this on to there. */
function lead(from: string, to: string, status = 302): void {
  internet.answers[from] = (_, response) => response.writeHead(status, { location: to }).end('Elsewhere.')
}

test.each([
  'https://shop.example/a.jpg',
  'https://shop.example:443/a.jpg',
  'https://93.184.216.34/a.jpg',
  'https://[2606:2800:220:1:248:1893:25c8:1946]/a.jpg',
])('%s is fetched', async (address) => {
  internet.answers['93.184.216.34/a.jpg'] = internet.answers['shop.example/a.jpg']!
  internet.answers['[2606:2800:220:1:248:1893:25c8:1946]/a.jpg'] = internet.answers['shop.example/a.jpg']!
  expect(await pictures.fetch(address)).toEqual({ bytes: Buffer.from('a picture') })
})

test('three redirects are followed, to another host too, and a fourth is not', async () => {
  internet.hosts['cdn.example'] = [[open]]
  lead('shop.example/1', '/2', 301)
  lead('shop.example/2', 'https://cdn.example/3', 307)
  lead('cdn.example/3', 'https://shop.example/a.jpg', 308)
  lead('shop.example/0', '/1', 303)
  expect(await pictures.fetch('https://shop.example/1')).toEqual({ bytes: Buffer.from('a picture') })
  expect(await pictures.fetch('https://shop.example/0')).toEqual({ why: 'too_many_redirects' })
})

test.each([
  ['http', 'http://shop.example/a.jpg', 'not_https'],
  ['another port', 'https://shop.example:8443/a.jpg', 'not_https'],
  ['a password', 'https://me:secret@shop.example/a.jpg', 'not_https'],
  ['a file', 'file:///etc/passwd', 'not_https'],
  ['loopback', 'https://127.0.0.1/a.jpg', 'not_public'],
  ['loopback as one number', 'https://2130706433/a.jpg', 'not_public'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/', 'not_public'],
  ['loopback in IPv6', 'https://[::1]/a.jpg', 'not_public'],
  ['loopback of IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/a.jpg', 'not_public'],
  ['a private network in IPv6', 'https://[fd00::1]/a.jpg', 'not_public'],
])('%s is never asked, neither at once nor where a redirect leads there', async (_what, address, why) => {
  expect(await pictures.fetch(address)).toEqual({ why })
  expect(internet.connected).toEqual([])
  lead('shop.example/on', address)
  expect(await pictures.fetch('https://shop.example/on')).toEqual({ why })
  expect(internet.connected).toEqual([open])
})

test('a name that leads into a private network is not connected to, also where one of its addresses is public', async () => {
  for (const addresses of [['10.0.0.7'], ['192.168.1.1'], [open, '172.16.0.9'], ['fe80::1'], [open, '::1']]) {
    internet.hosts['inside.example'] = [addresses]
    expect(await pictures.fetch('https://inside.example/a.jpg'), addresses.join()).toEqual({
      why: 'not_public',
    })
  }
  expect(internet.connected).toEqual([])
})

test('a name that answers otherwise a moment later is connected to where it was looked at', async () => {
  internet.hosts['rebind.example'] = [[open], ['127.0.0.1']]
  internet.answers['rebind.example/a.jpg'] = internet.answers['shop.example/a.jpg']!
  expect(await pictures.fetch('https://rebind.example/a.jpg')).toEqual({ bytes: Buffer.from('a picture') })
  expect(internet.connected).toEqual([open])
  // The next hop looks again.
  internet.hosts['rebind.example'] = [[open], ['127.0.0.1']]
  lead('rebind.example/on', 'https://rebind.example/a.jpg')
  expect(await pictures.fetch('https://rebind.example/on')).toEqual({ why: 'not_public' })
  expect(internet.connected).toEqual([open, open])
})

test('a body of more than its limit is broken off, whether its server says so or not', async () => {
  let sent = 0
  internet.answers['shop.example/said'] = (_, response) => {
    response.writeHead(200, { 'content-length': '1001' }).end('x'.repeat(1001))
  }
  internet.answers['shop.example/endless'] = (request, response) => {
    const more = () => {
      sent += 500
      response.write('x'.repeat(500))
    }
    const timer = setInterval(more, 1)
    request.socket.on('close', () => clearInterval(timer))
  }
  expect(await pictures.fetch('https://shop.example/said')).toEqual({ why: 'too_large' })
  expect(await pictures.fetch('https://shop.example/endless')).toEqual({ why: 'too_large' })
  expect(sent).toBeLessThan(1_000_000)
})

test('whoever is slow, with the name, the answer or a body without end, is given up after the time for all of it', async () => {
  const hasty = foreignPictures({ network: internet.network, longestMs: 200 })
  const closed = vi.fn<() => void>()
  internet.answers['shop.example/silent'] = ({ socket }) => void socket.on('close', closed)
  internet.answers['shop.example/drips'] = ({ socket }, response) => {
    const timer = setInterval(() => response.write('x'), 20)
    socket.on('close', () => {
      clearInterval(timer)
      closed()
    })
  }
  for (const address of ['https://shop.example/silent', 'https://shop.example/drips'])
    expect(await hasty.fetch(address)).toEqual({ why: 'too_slow' })
  const unnamed = { ...internet.network, resolve: () => new Promise<never>(() => undefined) }
  expect(await foreignPictures({ network: unnamed, longestMs: 50 }).fetch('https://shop.example/')).toEqual({
    why: 'too_slow',
  })
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2))
})

test('what is not there, busy, or of a certificate for another name is told apart', async () => {
  for (const [address, why] of [
    ['https://nowhere.example/a.jpg', 'no_such_host'],
    ['https://shop.example/gone', 'not_there'],
    ['https://shop.example/busy', 'no_answer'],
    ['https://mistrusted.example/a.jpg', 'no_answer'],
  ] as const)
    expect(await pictures.fetch(address), address).toEqual({ why })
})

test('a program that ends ends what it fetches, and judges nothing', async () => {
  const ending = new AbortController()
  internet.answers['shop.example/silent'] = () => ending.abort()
  const ended = foreignPictures({ network: internet.network, signal: ending.signal })
  await expect(ended.fetch('https://shop.example/silent')).rejects.toThrow('abort')
})

test('no network but the public one is public', () => {
  const closed = `0.0.0.0 0.1.2.3 10.1.2.3 100.64.0.1 100.100.100.200 127.0.0.2 168.63.129.16 169.254.169.254 172.16.0.1
    172.31.255.255 192.0.0.192 192.168.0.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1
    ::ffff:10.0.0.1 ::ffff:a9fe:a9fe 64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1::1 2001::1 2001:db8::1 fc00::1
    fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1 1234 localhost`
  for (const address of closed.split(/\s+/)) expect(isPublicAddress(address), address).toBe(false)
  for (const address of ['93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:93.184.216.34'])
    expect(isPublicAddress(address), address).toBe(true)
})
