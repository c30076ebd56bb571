import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/describe-conformance.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from './table.tsx';

const sort = jest.fn();
const table = (
  <Table caption="Commandes">
    <TableHead>
      <TableHeadCell>Commande</TableHeadCell>
      <TableHeadCell sort="descending" onSort={sort} align="end">
        Total
      </TableHeadCell>
    </TableHead>
    <TableBody>
      <TableRow isSelected>
        <TableCell isRowHeader>PM-26-004217</TableCell>
        <TableCell label="Total" align="end">
          49,23 €
        </TableCell>
      </TableRow>
    </TableBody>
  </Table>
);

describeConformance('Table', { part: (props) => <Table {...props} caption="Commandes" />, target: 'table' });

describe('Table', () => {
  it('is a table named by its caption, its rows by their first cell', () => {
    render(table);
    expect(screen.getByRole('table', { name: 'Commandes' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'PM-26-004217' })).toBeInTheDocument();
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent('49,23 €');
  });

  it('says its roles in words, for they are lost when rows become cards', () => {
    render(table);
    for (const role of ['table', 'row', 'columnheader', 'rowheader', 'cell']) {
      for (const part of screen.getAllByRole(role)) expect(part).toHaveAttribute('role', role);
    }
  });

  it('repeats the column on each card', () => {
    render(table);
    expect(screen.getByRole('cell', { name: '49,23 €' })).toHaveAttribute('data-label', 'Total');
  });

  it('sorts by a press on the heading and says how it is sorted', async () => {
    render(table);
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(sort).toHaveBeenCalledTimes(1);
  });
});
