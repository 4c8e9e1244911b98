import type { StopStanding } from '#domain/runs/rules.ts'

export const stopStandings: Record<StopStanding, string> = {
  waiting: 'अभी दुकान में है',
  open: 'गाड़ी में है',
  delivered: 'दे दिया',
  not_home: 'घर पर कोई नहीं',
  returned: 'नहीं लिया',
  off: 'नहीं ले जाना है',
}
