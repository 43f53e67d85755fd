/** Every icon that the console uses, for the gallery. Written by `npx vitest run --project node usedIcons -u`. */
export {
  AppWindow, ArrowDown, ArrowDownUp, ArrowLeft, ArrowUp, Ban, CalendarDays, CalendarPlus, ChartBarBig,
  ChartColumn, ChartNoAxesCombined, ChartPie, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronsUpDown,
  CircleAlert, CircleCheck, CircleUserRound, CircleX, ClipboardCopy, Copy, Download, EllipsisVertical,
  FileSpreadsheet, FileUp, GitCompareArrows, ImageDown, Info, KeyRound, Keyboard, Languages, LayoutGrid,
  Lightbulb, Link, LogOut, Menu, Monitor, Moon, Palette, PanelLeftClose, PanelLeftOpen, Pencil, PencilLine,
  Plus, Printer, Redo2, RefreshCw, RotateCw, Search, SearchX, Send, Settings2, Sun, Table2, Trash2,
  TriangleAlert, Undo2, Unplug, UserPlus, Users, X,
} from "lucide-react";
