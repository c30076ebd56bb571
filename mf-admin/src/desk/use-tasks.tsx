import type { DashboardStats } from '@aimante/api-contract/operations';
import ClockAlert from 'lucide-react/icons/clock-alert';
import MailWarning from 'lucide-react/icons/mail-warning';
import MessageSquare from 'lucide-react/icons/message-square';
import PackageX from 'lucide-react/icons/package-x';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ScanEye from 'lucide-react/icons/scan-eye';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersIn } from './open-orders.ts';
import { rightOf, useMay } from './page-rights.ts';

interface Task {
  readonly id: 'refunds' | 'late' | 'parcels' | 'check' | 'messages' | 'out' | 'low' | 'mails';
  readonly text: string;
  readonly to: string;
  readonly icon: ReactNode;
}

interface OpenTask extends Omit<Task, 'text'> {
  readonly count: number;
}

/** Open tasks of the shop, the most urgent first. */
export function openTasks(stats: DashboardStats): readonly OpenTask[] {
  const tasks: readonly OpenTask[] = [
    {
      id: 'refunds',
      to: '/admin/orders?refund=open',
      icon: <RotateCcw size={18} />,
      count: stats.refundsToSettle ?? 0,
    },
    { id: 'late', to: '/admin/orders?late=true', icon: <ClockAlert size={18} />, count: stats.late },
    { id: 'parcels', to: '/admin/parcels?late=true', icon: <Truck size={18} />, count: stats.lateParcels ?? 0 },
    { id: 'check', to: '/admin/photo-check', icon: <ScanEye size={18} />, count: ordersIn(stats, 'a_verifier') },
    { id: 'messages', to: '/admin/contact?status=new', icon: <MessageSquare size={18} />, count: stats.unreadMessages },
    {
      id: 'out',
      to: '/admin/products?stockBelow=1&visible=true',
      icon: <PackageX size={18} />,
      count: stats.outOfStock,
    },
    {
      id: 'low',
      to: '/admin/products?stockBelow=10&visible=true',
      icon: <PackageX size={18} />,
      count: stats.lowStock,
    },
    { id: 'mails', to: '/admin/mails?status=dead', icon: <MailWarning size={18} />, count: stats.lostMails },
  ];
  return tasks.filter(({ count }) => count > 0);
}

/** Only tasks on pages that the member may open. */
export function useTasks(): (stats: DashboardStats) => readonly Task[] {
  const { t } = useTranslation();
  const may = useMay();
  return (stats) =>
    openTasks(stats)
      .filter(({ to }) => may(rightOf(to.split('?')[0] ?? to)))
      .map(({ count, ...task }) => ({ ...task, text: t(`dashboard.task.${task.id}`, { count }) }));
}
