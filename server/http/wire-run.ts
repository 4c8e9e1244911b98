import type { DeliveryRun, RiderRun, RunStop, ToBring } from '#contract/runs.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import type { RunView, ToBring as ToBringView } from '#domain/runs/queries.ts'
import type { RiderRun as RiderRunView } from '#domain/runs/run-link.ts'
import type { SaidOfStop, Stop } from '#domain/runs/stops.ts'

import { wireOut } from './wire-empties.ts'
import { wireAddress, wireSlot } from './wire.ts'

export function wireRun({ id, number, slot, stops, cash, ...run }: RunView): DeliveryRun {
  return {
    _id: id,
    runNumber: number,
    day: run.day,
    slot: slot && wireSlot(slot),
    language: run.language,
    linkUntil: run.linkUntil?.toISOString() ?? '',
    startedAt: run.startedAt?.toISOString() ?? '',
    startedBy: run.startedBy && { _id: run.startedBy.id, name: run.startedBy.name },
    heardAt: run.heardAt?.toISOString() ?? '',
    closedAt: run.closedAt?.toISOString() ?? '',
    stops: stops.map(wireStop),
    cash: cash && {
      expected: toRupees(cash.expectedPaise),
      counted: cash.countedPaise === null ? null : toRupees(cash.countedPaise),
    },
  }
}

function wireStop({
  orderId,
  number,
  standing,
  address,
  duePaise,
  said,
  unheard,
  timesMissed,
}: Stop): RunStop {
  return {
    orderId,
    orderNumber: number,
    standing,
    address: address && wireAddress(address),
    due: toRupees(duePaise),
    said: said && wireSaid(said),
    unheard: unheard.map(({ reference, refusal, ...more }) => ({
      ...wireSaid(more),
      reference: reference ?? '',
      code: refusal,
    })),
    timesMissed,
  }
}

function wireSaid({
  outcome,
  way,
  takenPaise,
  note,
  pressedAt,
}: Pick<SaidOfStop, 'outcome' | 'way' | 'takenPaise' | 'note' | 'pressedAt'>) {
  return { outcome, way, taken: toRupees(takenPaise), note: note ?? '', at: pressedAt.toISOString() }
}

export function wireToBring({ number, address, duePaise, slot, said, ...order }: ToBringView): ToBring {
  return {
    ...order,
    orderNumber: number,
    address: wireAddress(address),
    due: toRupees(duePaise),
    slot: slot && wireSlot(slot),
    said: said && { outcome: said.outcome, note: said.note ?? '' },
  }
}

export function wireRiderRun({ id, number, day, slot, until, isStarted, stops }: RiderRunView): RiderRun {
  return {
    _id: id,
    runNumber: number,
    day,
    slot: slot && wireSlot(slot),
    until: until.toISOString(),
    started: isStarted,
    stops: stops.map(
      ({ number: orderNumber, door, empties, unpaidPaise, duePaise, takenPaise, depositPaise, ...stop }) => ({
        ...stop,
        orderNumber,
        door: door && {
          ...door,
          directions: door.directions ?? '',
          ...(empties.length > 0 && { empties: wireOut(empties).out }),
          ...(unpaidPaise > 0 && { unpaid: toRupees(unpaidPaise) }),
        },
        due: toRupees(duePaise),
        taken: toRupees(takenPaise),
        ...(depositPaise > 0 && { deposit: toRupees(depositPaise) }),
        undoneUntil: stop.undoneUntil?.toISOString() ?? '',
      }),
    ),
  }
}
