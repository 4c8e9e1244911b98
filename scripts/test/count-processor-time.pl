# Runs a program and writes down how much processor time it and everything it started took, in seconds.
#
# perl count-processor-time.pl REPORT PROGRAM ARGUMENTS…
#
# Linux counts a process's time to its parent when the parent waits for it, and Chromium ends without waiting
# for its renderers: they are most of a browser test, and would be missing. So this is a subreaper: whoever
# loses their parent becomes our child. Node cannot ask for that, and perl-base is part of every Debian.
use strict;
use warnings;
use POSIX ':sys_wait_h';

my ($report, @command) = @ARGV;
my %prctl_number = (x86_64 => 157, aarch64 => 167);
my $prctl = $prctl_number{(POSIX::uname())[4]} // exit 126;
my $set_child_subreaper = 36;
syscall($prctl, $set_child_subreaper, 1, 0, 0, 0) == 0 or exit 126;

my $child = fork // die "cannot fork: $!";
if ($child == 0) {
    exec { $command[0] } @command or exit 127;
}

# Handlers and not IGNORE: the terminal tells the program as well, and we wait for its end.
$SIG{INT} = sub { };
$SIG{TERM} = sub { kill 'TERM', $child };

my $status = 1;
while (1) {
    my $ended = wait;
    if ($ended == $child) { $status = $?; last }
    last if $ended < 0 && !$!{EINTR};
}

# Those who were about to end when the program did are given two seconds.
for (1 .. 40) {
    my $ended = waitpid(-1, WNOHANG);
    last if $ended < 0;
    redo if $ended > 0;
    select(undef, undef, undef, 0.05);
}

my ($user, $system, $children_user, $children_system) = times;
open(my $out, '>', $report) or die "cannot write $report: $!";
print {$out} $children_user + $children_system;
close($out);
exit($status & 127 ? 128 + ($status & 127) : $status >> 8);
