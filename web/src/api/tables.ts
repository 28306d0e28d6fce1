/** What is asked of the server about one table, from the table itself and from lists. */

import { forgetTable, tokensOf } from '../memory';
import type { DeletedTable, ReplayLink } from './generated';
import { post, Refused } from './http';

export const replayOf = (table: string, token: string) => post<ReplayLink>(`/tables/${table}/replay`, { token });

/** Delete a table, with whichever of its links is the host's; others only forget it here. */
export async function deleteTable(table: string): Promise<void> {
  for (const token of tokensOf(table)) {
    try {
      await post<DeletedTable>(`/tables/${table}/delete`, { token });
      break;
    } catch (error) {
      if (!(error instanceof Refused && ['not_host', 'no_such_table'].includes(error.code))) throw error;
    }
  }
  forgetTable(table);
}
