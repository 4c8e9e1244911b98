import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { cardClass } from '#app/desk/front/card.ts'
import { isSoundOn, setSound } from '#app/desk/now/sound.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { NoticeSettings, setNoticeSwitch } from '#contract/notices.ts'

import { PushSwitch } from './push-switch.tsx'

type Switch = NoticeSettings['switchedOff'][number]
type Kind = NoticeSettings['kinds'][number]['kind']

const ways = [
  { way: 'panel', label: 'Here' },
  { way: 'push', label: 'On devices' },
] as const

/** How one is told oneself: by the sound of this device, as a notice on it, and of which kinds. */
export function HowTold({ settings }: { settings: NoticeSettings }) {
  const [off, setOff] = useState(settings.switchedOff)
  const [hasSound, setHasSound] = useState(isSoundOn)
  const isOff = ({ way, kind }: Switch) => off.some((one) => one.way === way && one.kind === kind)

  async function turn(one: Switch & { kind: Kind }, isOn: boolean): Promise<void> {
    const others = off.filter(({ way, kind }) => way !== one.way || kind !== one.kind)
    setOff(isOn ? others : [...others, one])
    const answer = await call<typeof setNoticeSwitch>('POST', '/api/notice-switch', { ...one, isOn }).catch(
      () => null,
    )
    if (answer?.ok) return
    setOff(off)
    showToast('error', answer?.body.message ?? 'No answer came. Please try again.')
  }

  return (
    <section aria-labelledby="how-told" className={cardClass}>
      <h2 id="how-told" className="text-xl">
        How you are told
      </h2>
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={hasSound}
          onChange={({ currentTarget: { checked } }) => {
            setSound(checked)
            setHasSound(checked)
          }}
          className="accent-leaf size-5"
        />
        A quiet sound on this device
      </label>
      <PushSwitch settings={settings} />
      {settings.kinds.length > 0 && (
        <table className="mt-3 w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="py-2 text-start font-semibold">
                You are told of
              </th>
              {ways.map(({ way, label }) => (
                <th key={way} scope="col" className="w-20 py-2 text-center font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {settings.kinds.map(({ kind, label }) => (
              <tr key={kind} className="border-line border-t">
                <th scope="row" className="py-1 text-start font-normal">
                  {label}
                </th>
                {ways.map(({ way, label: where }) => (
                  <td key={way} className="text-center">
                    <label className="inline-flex size-11 cursor-pointer items-center justify-center">
                      <input
                        type="checkbox"
                        aria-label={`${label}: ${where}`}
                        checked={!isOff({ way, kind })}
                        onChange={({ currentTarget: { checked } }) => void turn({ way, kind }, checked)}
                        className="accent-leaf size-5"
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
