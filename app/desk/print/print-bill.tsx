import { Printer } from 'lucide-react'
import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { Bill as WireBill, orderBill } from '#contract/counter.ts'

import { Bill } from './bill.tsx'
import { PrintPaper } from './print-paper.tsx'

/** Prints the bill of an order once more, on a roll of 80 mm. */
export function PrintBill({ orderId }: { orderId: string }) {
  const [bill, setBill] = useState<WireBill | null>(null)

  async function ask() {
    try {
      const answer = await call<typeof orderBill>('GET', `/api/orders/${orderId}/bill`)
      if (answer.ok) setBill(answer.body.data)
      else showToast('error', answer.body.message)
    } catch {
      showToast('error', 'No answer came. Please try again.')
    }
  }

  return (
    <>
      <button
        type="button"
        className="desk-row-button inline-flex items-center gap-1.5"
        onClick={() => void ask()}
      >
        <Printer size={16} aria-hidden="true" />
        Print on 80 mm
      </button>
      {bill && (
        <PrintPaper size="80mm" onPrinted={() => setBill(null)}>
          <Bill bill={bill} />
        </PrintPaper>
      )}
    </>
  )
}
